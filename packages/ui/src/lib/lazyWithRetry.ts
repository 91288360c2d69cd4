import { type ComponentType, lazy } from 'react'

const RETRY_MILLISECONDS = 3000

/** `React.lazy` that retries until the code loads; `Suspense` shows its fallback until then. */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async function loadCode(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
      return loadCode()
    }
  })
}
