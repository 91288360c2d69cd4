/** What the lesson’s dialog shows: the lesson, or one of what can be done with it. */
export type LessonDialogPage = 'lesson' | 'cancel' | 'move' | 'tell'
