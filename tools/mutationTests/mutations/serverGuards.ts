import type { Mutation } from '../Mutation.ts'

/** Who may call, and who sees what. */
export const serverGuards: Mutation[] = [
  {
    name: 'teacher-reads-foreign-class',
    kind: 'guard',
    file: 'packages/server/src/features/classes/classQueries.ts',
    find: ".where('teachers.account_id', '=', account.id)",
    replace: ".$if(account.role !== 'teacher', (query) => query.where('teachers.account_id', '=', account.id))",
    symptom: 'A teacher reads the students and the attendance of another teacher’s class.',
  },
  {
    name: 'teacher-deletes-foreign-report',
    kind: 'guard',
    file: 'packages/server/src/features/reports/reportHandlers.ts',
    find: "(account.role === 'teacher' && report.account_id !== account.id)",
    replace: "(account.role === 'student' && report.account_id !== account.id)",
    symptom: 'A teacher deletes the report that another teacher wrote.',
  },
  {
    name: 'blocked-teacher-goes-on',
    kind: 'guard',
    file: 'packages/server/src/http/plugins/authPlugin.ts',
    find: "if (account.status === 'blocked') throw new Refusal(403, RESTRICTED)",
    replace: "if (account.status === 'blocked' && account.role === 'student') throw new Refusal(403, RESTRICTED)",
    symptom: 'A teacher who was blocked while signed in goes on working.',
  },
  {
    name: 'session-never-expires',
    kind: 'guard',
    file: 'packages/server/src/features/auth/sessions.ts',
    find: "    .where('sessions.expires_at', '>', now)\n",
    replace: '',
    symptom: 'A token still works days after the session of 24 hours ended.',
  },
  {
    name: 'expired-reset-link-works',
    kind: 'guard',
    file: 'packages/server/src/features/auth/findValidResetLink.ts',
    find: "    .where('expires_at', '>', now)\n",
    replace: '',
    symptom: 'A reset link in an old mail sets a new password.',
  },
  {
    name: 'event-link-shown-to-outsiders',
    kind: 'guard',
    file: 'packages/server/src/features/events/eventMembershipHandlers.ts',
    find: 'link: is_member === 1 ? link : null',
    replace: 'link: is_member === 1 || event.price === null ? link : null',
    symptom: 'A student who has not joined a free event sees the link to its meeting.',
  },
  {
    name: 'blocked-child-opened',
    kind: 'guard',
    file: 'packages/server/src/features/auth/authHandlers.ts',
    find: "family.find(({ studentId, status }) => studentId === body.id && status === 'active')",
    replace: 'family.find(({ studentId }) => studentId === body.id)',
    symptom: 'A parent switches to a child whose account the school has blocked.',
  },
]
