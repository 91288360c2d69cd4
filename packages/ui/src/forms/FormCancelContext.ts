import { createContext } from 'react'

type Cancel = { label: string; onCancel: () => void }

/** The way out of a form, where what stands around it knows it; it has its place beside what sends the form. */
export const FormCancelContext = createContext<Cancel | undefined>(undefined)
