/** How large the school is that is measured: how many there are of each. */
export type Sizes = ReturnType<typeof sizesOf>

export function sizesOf(students: number) {
  return {
    students,
    teachers: students / 50,
    courses: 40,
    classes: students / 10,
    attendance: 500_000,
    events: 300,
    policies: 40,
    /** The marks of one class that is much larger than the others: 40 students on 250 days. */
    largestClass: { students: 40, days: 250 },
  }
}

/** What the bench holds the school to. */
type Goals = {
  /** Milliseconds in which 95 of 100 pages of a list have to come. */
  page: number
  /** How much longer than in a school of 20,000 a whole list may take, which has more rows. */
  whole: number
}

/** What the goals are held against: the memory of a larger school is that of this one, and little more. */
export const ORDINARY = 20_000
/** Bytes that a server may hold beyond that. */
export const MORE_MEMORY = 64e6

export function goalsOf({ students }: Sizes): Goals {
  return { page: students > ORDINARY ? 100 : 25, whole: Math.max(1, students / ORDINARY) }
}

/** How much of a bare server’s answers a second the school has to give. */
export const ratios = { read: 0.8, write: 0.5 }

/** The end of a row of a table. */
export function sign(isMet: boolean): string {
  return isMet ? '  ✓' : '  ✗'
}
