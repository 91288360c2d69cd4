import { message } from '../i18n/message.ts'

/** What search engines and shared links show of a school that says nothing itself. */
export const DEFAULT_MOTTO = message('One lesson at a time.')
export const DEFAULT_ABOUT = message(
  'An online school: live lessons with a teacher, at hours that are agreed with you.',
)

/** The public pages that have a name of their own. */
export const pageTitles = {
  courses: message('Courses'),
  studentAccount: message('Create a student account'),
  teacherAccount: message('Apply for a teacher account'),
  forgotPassword: message('Forgot password?'),
  restriction: message('Account restricted'),
  nothing: message('Page not found'),
}
