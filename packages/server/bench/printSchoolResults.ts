import {
  getGoals,
  throughputGoals,
  formatMark,
  formatRow,
  getSchoolSizes,
  MAX_EXTRA_MEMORY_BYTES,
  REFERENCE_STUDENTS,
} from './schoolSizesAndGoals.ts'
import type { SchoolResults } from './measureSchool.ts'

const headings = ['filled in s', 'page ms', '95 %', 'goal', 'processor', 'MB', 'reads', 'writes']

/** Prints one row per school: its slowest kind of page, and its rates as shares of the minimal server's. */
export function printSchoolResults(schools: readonly SchoolResults[]): void {
  console.log(`\n${formatRow('school', headings, 24, 12)}`)
  for (const { name, students, filling, page, memory, rates, faults } of schools) {
    const columns = [
      filling.toFixed(0),
      page.median.toFixed(1),
      page.late.toFixed(1),
      String(getGoals(getSchoolSizes(students)).page),
      page.processor.toFixed(1),
      (memory / 1e6).toFixed(0),
      rates?.read.toFixed(2) ?? '',
      rates?.write.toFixed(2) ?? '',
    ]
    console.log(formatRow(`${name}, ${students}`, columns, 24, 12) + formatMark(faults.length === 0))
  }
  console.log(
    `Further goals: ${throughputGoals.read} of the bare server’s reads, ${throughputGoals.write} of its writes.`,
  )
}

/** Larger schools may use only slightly more memory than the reference size. */
export function findMemoryFaults(schools: readonly SchoolResults[]): string[] {
  const ordinary = schools.find(({ students }) => students === REFERENCE_STUDENTS)
  return schools.flatMap(({ name, students, memory }) => {
    const more = memory - (ordinary?.memory ?? memory)
    return more > MAX_EXTRA_MEMORY_BYTES
      ? [`${name}: ${students} students take ${(more / 1e6).toFixed(0)} MB more`]
      : []
  })
}
