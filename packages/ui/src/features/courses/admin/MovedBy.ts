/** What moved a line, and has the focus again where the line stands then. */
export type MoveControl = 'grip' | 'up' | 'down'
