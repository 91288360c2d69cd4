import { admin } from './admin.ts'
import { student } from './student.ts'
import { teacher } from './teacher.ts'

/** The pages of all roles. The app itself loads those of one role only. */
export const addressesByRole = { admin, teacher, student }
