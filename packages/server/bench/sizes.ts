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
