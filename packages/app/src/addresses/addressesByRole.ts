import { admin } from './admin.ts'
import { student } from './student.ts'
import { teacher } from './teacher.ts'

/** The pages of every role; the app loads those of one. */
export const addressesByRole = { admin, teacher, student }
