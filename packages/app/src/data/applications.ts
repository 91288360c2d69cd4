import { unwrap } from '@maktab/client/unwrap'
import type { Application } from '@maktab/ui/screens/public/CreateTeacherAccountScreen/application.schema'
import { client } from './client.ts'

/** Asks for a teacher’s account; it waits for the school’s approval. */
export async function applyAsTeacher(body: Application): Promise<{ message?: string }> {
  return unwrap(client.POST('/teacher/requested-teacher', { body }))
}
