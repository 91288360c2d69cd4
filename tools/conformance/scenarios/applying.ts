import { submitApplication } from '../submitApplication.ts'
import { assertConforms } from '../assertConforms.ts'
import { PASSWORD } from '../PASSWORD.ts'
import { preferredTime } from '../registerStudent.ts'
import type { Scenario } from '../Scenario.ts'
import { findRequired } from '../findRequired.ts'

export const applying: Scenario = {
  title: 'A teacher applies, is accepted, blocked and let in again',
  run: async (stage) => {
    const { call } = await stage.admin()
    const { body, record } = await submitApplication(stage, 'Sara')
    const statusOf = async () =>
      findRequired(
        (await call('listTeachers')).teachers,
        ({ id }) => id === record.id,
        'listTeachers: the teacher is gone',
      ).status
    assertConforms(record.status === 'pending', `listTeachers: who has applied is ${record.status}, not pending`)
    const { data } = await call('listTeacherClassTimes', { params: { teacherId: record.id } })
    const isThere = data.some((time) => time.preferred_time_from === preferredTime.from)
    assertConforms(isThere, 'listTeacherClassTimes: the times of the application are missing')

    const { name, email } = body
    const credentials = { id: `P-${stage.run}`, name, email, password: PASSWORD, teacherID: record.id, isEdit: false }
    await call('assignTeacherCredentials', { body: credentials })
    const accepted = await statusOf()
    assertConforms(
      !['pending', 'blocked'].includes(accepted),
      `assignTeacherCredentials: the teacher is ${accepted} after it`,
    )
    const { role, status } = await stage.signIn(email, PASSWORD)
    assertConforms(role === 'teacher' && status === 'allowed', `signIn: an accepted teacher is ${status} as ${role}`)
    await call('assignTeacherCredentials', { body: { ...credentials, name: `${name} Yusuf`, isEdit: true } })

    await call('blockTeacher', { body: { teacherID: record.id, status: accepted } })
    assertConforms((await statusOf()) === 'blocked', 'blockTeacher: the teacher isn’t blocked after it')
    const blocked = await stage.signIn(email, PASSWORD)
    assertConforms(blocked.status === 'blocked', `signIn: the status of a blocked teacher is ${blocked.status}`)
    await blocked.person.expectRefused('listTeacherClasses', [403])
    await call('blockTeacher', { body: { teacherID: record.id, status: 'blocked' } })
    const back = await stage.signIn(email, PASSWORD)
    assertConforms(back.status === 'allowed', 'blockTeacher: a blocked teacher isn’t let in again')
  },
}
