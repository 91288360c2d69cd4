/** Number of records of each kind in a measured school. */
export type SchoolSizes = ReturnType<typeof getSchoolSizes>

export function getSchoolSizes(students: number) {
  return {
    students,
    teachers: students / 50,
    courses: 40,
    classes: students / 10,
    attendance: 500_000,
    events: 300,
    policies: 40,
    /** One much larger class: 40 students with attendance on 250 days. */
    largestClass: { students: 40, days: 250 },
  }
}

/** Limits that the benchmark checks. */
type Goals = {
  /** 95th percentile of a list page, in milliseconds. */
  page: number
  /** Factor for whole lists compared with a school of 20,000 students. */
  whole: number
}

/** The reference size: larger schools may use only slightly more memory. */
export const REFERENCE_STUDENTS = 20_000
/** Allowed additional memory in bytes. */
export const MAX_EXTRA_MEMORY_BYTES = 64e6

export function getGoals({ students }: SchoolSizes): Goals {
  return { page: students > REFERENCE_STUDENTS ? 100 : 25, whole: Math.max(1, students / REFERENCE_STUDENTS) }
}

/** Required share of the minimal server's requests per second. */
export const throughputGoals = { read: 0.8, write: 0.5 }

/** A row of a printed table: a name, then right-aligned columns. */
export function formatRow(name: string, columns: readonly string[], nameWidth: number, columnWidth: number): string {
  return name.padEnd(nameWidth) + columns.map((column) => column.padStart(columnWidth)).join('')
}

/** The mark at the end of a table row. */
export function formatMark(isMet: boolean): string {
  return isMet ? '  ✓' : '  ✗'
}
