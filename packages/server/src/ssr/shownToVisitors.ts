import type { OperationId } from '@maktab/contract/calls'

/** The calls that change what pages for visitors show. */
export const publicPageMutations: ReadonlySet<OperationId> = new Set<OperationId>([
  'saveSettings',
  'saveSchoolLogo',
  'saveFrontPicture',
  'saveCourse',
  'deleteCourse',
  'saveOutline',
  'orderOutlines',
  'deleteOutline',
  'assignCourse',
  'removeAssignedCourse',
  'assignTeacherCredentials',
  'blockTeacher',
  'deleteTeacher',
  'eraseTeacher',
  'savePolicy',
  'deletePolicy',
])
