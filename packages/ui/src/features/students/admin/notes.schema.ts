import { limits } from '@maktab/contract/limits/saveStudentNotes'
import type { Student, StudentNotesForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText } from '#forms/rules.ts'

/** What `onSaveNotes` gets. */
export type NotesDraft = StudentNotesForm

export const notesSchema = object({ notes: optionalText(limits.notes) })

export type NotesValues = Infer<typeof notesSchema>

export function toValues({ notes }: Student): NotesValues {
  return { notes: notes ?? '' }
}

export function toRequest({ notes }: NotesValues, { version }: Student): NotesDraft {
  return { notes: notes.trim(), ...(version !== undefined && { version }) }
}
