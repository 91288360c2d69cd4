/** How large the school is that is measured: how many there are of each. */
export const sizes = {
  students: 20_000,
  teachers: 400,
  courses: 40,
  classes: 2000,
  attendance: 500_000,
  events: 300,
  policies: 40,
  /** The marks of one class that is much larger than the others: 40 students on 250 days. */
  largestClass: { students: 40, days: 250 },
}
