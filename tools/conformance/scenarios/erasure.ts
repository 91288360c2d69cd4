import { submitApplication } from '../submitApplication.ts'
import { registerStudent } from '../registerStudent.ts'
import type { Scenario } from '../Scenario.ts'

export const erasure: Scenario = {
  title: 'A student and a teacher are erased for good',
  needsExtensions: true,
  run: async (stage) => {
    const { call } = await stage.admin()
    const student = await registerStudent(stage, 'Leila')
    const teacher = await submitApplication(stage, 'Noor')
    await call('eraseStudent', { params: { id: student.record.id } })
    await call('eraseTeacher', { params: { id: teacher.record.id } })
  },
}
