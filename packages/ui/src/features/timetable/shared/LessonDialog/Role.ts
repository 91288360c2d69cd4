/** Whose week it is. */
export type TimetableRole = 'admin' | 'teacher' | 'student'
