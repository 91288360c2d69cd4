import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productName } from '#lib/school/schoolSettings.ts'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { type FrontPicture, GreetingPicture } from './GreetingPicture.tsx'
import { About, Background, Motto, Name, Root, Words } from './Greeting.styles.ts'

type GreetingProps = {
  name: string
  motto: string | undefined
  about: string | undefined
  picture?: FrontPicture | undefined
  /** Whether it stands on the first screen of its page. */
  isSeenFirst?: boolean
  /** Where one goes from here. */
  children?: ReactNode
}

/** How a school greets whoever comes by: its name, what it is about, and what it is; without words of its own in ours. */
export function Greeting({ name, motto, about, picture, isSeenFirst = false, children }: GreetingProps) {
  const tongueOf = useTextAttributes()
  const called = name || productName
  return (
    <Root>
      <Background aria-hidden />
      {picture && <GreetingPicture picture={picture} isSeenFirst={isSeenFirst} />}
      <Words>
        <Name {...tongueOf(called)}>{called}</Name>
        {motto ? (
          <Motto {...tongueOf(motto)}>{motto}</Motto>
        ) : (
          <Motto>
            <Trans>One lesson at a time.</Trans>
          </Motto>
        )}
        {about ? (
          <About {...tongueOf(about)}>{about}</About>
        ) : (
          <About>
            <Trans>An online school: live lessons with a teacher, at hours that are agreed with you.</Trans>
          </About>
        )}
        {children}
      </Words>
    </Root>
  )
}
