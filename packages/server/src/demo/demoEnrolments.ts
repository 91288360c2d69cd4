import { examples } from '@maktab/contract/examples'

/** A student who is taught a course by a teacher, with the preferred class times. */
type Enrolment = {
  id: number
  student: { id: number }
  teacher: { id: number }
  course: { id: number }
  student_class_timings: {
    id: number
    preferred_time_from: string
    preferred_time_to: string
    days?: number[]
  }[]
}

const enrol = (
  id: number,
  [student, teacher, course]: [number, number, number],
  from: string,
  to: string,
): Enrolment => ({
  id,
  student: { id: student },
  teacher: { id: teacher },
  course: { id: course },
  student_class_timings: [{ id: id * 20, preferred_time_from: from, preferred_time_to: to }],
})

/** The allotments of the examples, and those of students who joined later. */
export const enrolments: readonly Enrolment[] = [
  ...examples.listAllotments[200].typical.teacherAllotment,
  enrol(11, [11, 7, 7], '18:30', '19:30'),
  enrol(12, [12, 6, 4], '15:00', '15:30'),
  enrol(13, [13, 2, 2], '07:00', '07:45'),
  enrol(14, [15, 3, 3], '17:15', '18:00'),
  enrol(15, [16, 6, 8], '23:30', '00:30'),
  enrol(16, [17, 2, 6], '18:00', '19:00'),
  enrol(17, [18, 3, 5], '19:00', '20:00'),
]
