import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus as soon as it is there, where it is meant to. */
export function useAutoFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return place
}
