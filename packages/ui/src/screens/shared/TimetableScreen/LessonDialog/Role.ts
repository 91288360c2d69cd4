/** Whose week it is. */
export type Role = 'admin' | 'teacher' | 'student'
