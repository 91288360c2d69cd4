import { goalsOf, ratios, sign, sizesOf, MORE_MEMORY, ORDINARY } from './goals.ts'
import type { School } from './measureSchool.ts'

const heads = ['filled in s', 'page ms', '95 %', 'goal', 'processor', 'MB', 'reads', 'writes']

/** One row for each school: of pages the slowest kind, of rates the share of a bare server’s. */
export function printTable(schools: readonly School[]): void {
  console.log(`\n${'school'.padEnd(24)}${heads.map((head) => head.padStart(12)).join('')}`)
  for (const { name, students, filling, page, memory, rates, faults } of schools) {
    const figures = [
      filling.toFixed(0),
      page.median.toFixed(1),
      page.late.toFixed(1),
      String(goalsOf(sizesOf(students)).page),
      page.processor.toFixed(1),
      (memory / 1e6).toFixed(0),
      rates?.read.toFixed(2) ?? '',
      rates?.write.toFixed(2) ?? '',
    ]
    const row = figures.map((figure) => figure.padStart(12)).join('')
    console.log(`${`${name}, ${students}`.padEnd(24)}${row}${sign(faults.length === 0)}`)
  }
  console.log(`Goals besides: ${ratios.read} of a bare server’s reads, ${ratios.write} of its writes.`)
}

/** The memory of a larger school is that of an ordinary one, and little more. */
export function faultsOfMemory(schools: readonly School[]): string[] {
  const ordinary = schools.find(({ students }) => students === ORDINARY)
  return schools.flatMap(({ name, students, memory }) => {
    const more = memory - (ordinary?.memory ?? memory)
    return more > MORE_MEMORY ? [`${name}: ${students} students take ${(more / 1e6).toFixed(0)} MB more`] : []
  })
}
