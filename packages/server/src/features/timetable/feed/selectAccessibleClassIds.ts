import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'

type ClassScope = { database: Database; account: Pick<Account, 'id' | 'role'>; teacherId?: number; courseId?: number }

/**
 * The ids of the classes that are somebody’s: a teacher’s own, those that a student is in, or for an administrator all,
 * or one teacher’s. Those of teachers who were deleted aren’t held.
 */
export function selectAccessibleClassIds({ database, account, teacherId, courseId }: ClassScope) {
  return database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select('classes.id')
    .where('classes.archived_at', 'is', null)
    .where('accounts.status', '!=', 'archived')
    .$if(account.role === 'teacher', (query) => query.where('accounts.id', '=', account.id))
    .$if(account.role === 'student', (query) =>
      query.where('classes.id', 'in', (of) =>
        of
          .selectFrom('class_students')
          .innerJoin('students', 'students.id', 'class_students.student_id')
          .select('class_students.class_id')
          .where('students.account_id', '=', account.id),
      ),
    )
    .$if(account.role === 'admin' && teacherId !== undefined, (query) =>
      query.where('classes.teacher_id', '=', teacherId ?? 0),
    )
    .$if(courseId !== undefined, (query) =>
      query.where('classes.id', 'in', (of) =>
        of
          .selectFrom('class_courses')
          .select('class_id')
          .where('course_id', '=', courseId ?? 0),
      ),
    )
}

export type AccessibleClassIds = ReturnType<typeof selectAccessibleClassIds>
