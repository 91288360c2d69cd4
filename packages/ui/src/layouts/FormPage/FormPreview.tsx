import { useFormikContext } from 'formik'
import { type ReactNode, useContext, useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { PreviewContainerContext } from './PreviewContainerContext.ts'

/** What is made of the values of the form around it, beside that form; typing doesn’t wait for it. */
export function FormPreview<Values>({ children }: { children: (values: Values) => ReactNode }) {
  const place = useContext(PreviewContainerContext)
  const values = useDeferredValue(useFormikContext<Values>().values)
  return place && createPortal(children(values), place)
}
