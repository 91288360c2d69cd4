import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'

type NothingToPayStateProps = Pick<ComponentProps<typeof EmptyState>, 'scene' | 'title'> & {
  /** Where one goes on. */
  href: string
  label: string
  children?: ReactNode
}

/** Stands where the form would, for an address that was kept or sent on. */
export function NothingToPayState({ href, label, ...said }: NothingToPayStateProps) {
  return <EmptyState {...said} action={<LinkButton href={href}>{label}</LinkButton>} />
}
