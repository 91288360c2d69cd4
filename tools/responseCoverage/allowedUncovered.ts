/** Answers that nobody but the mock gives, each with the reason why that is enough. */
export const allowedUncovered: Record<string, string> = {
  'signOut 403': 'Here everybody who is signed in may sign out, blocked or not; another backend may refuse it.',
  'createClass 404': 'Only where an account has lost its teacher between two questions of one call.',
  'assignStudents 404': 'Here a class or student that isn’t there is said at its field (422).',
  'createAllotment 404': 'Here a student, teacher or course that isn’t there is said at its field (422).',
  'purchaseCourse 404': 'Only where an account has lost its student between two questions of one call.',
}
