import type { ReactNode } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Page } from '../Page/Page.ts'
import { Header, Titles } from '../Page/PageHeader.styles.ts'
import { Actions, Identity, ContactArea } from './DetailPage.styles.ts'

type DetailPageProps = {
  /** The link back to all of them. */
  back: ReactNode
  /** What the record is called. */
  title: string
  /** What the page is about, where its title is a name of the page. */
  subject?: string | undefined
  /** A picture of it: an `Avatar`, or that of an event. */
  face?: ReactNode
  /** What tells it from others, each a piece of its own: code, status, age. */
  facts?: ReactNode
  /** The one thing that one most likely came for. */
  action?: ReactNode
  /** Ways to reach somebody. */
  contact?: ReactNode
  /** `DetailSections` or `DetailTabs`, and questions. */
  children: ReactNode
}

/** The page of one record: who or what it is, what there is to do, and below it everything about it. */
export function DetailPage({ back, title, subject, face, facts, action, contact, children }: DetailPageProps) {
  return (
    <Page>
      <Header>
        <Titles>
          <div data-off-paper>{back}</div>
          <Identity>
            {face}
            <Stack gap="small" align="start">
              <PageTitle subject={subject}>{title}</PageTitle>
              {facts && (
                <Inline gap="medium" rowGap="x-small" tone="muted">
                  {facts}
                </Inline>
              )}
            </Stack>
          </Identity>
        </Titles>
        {action && <Actions data-off-paper>{action}</Actions>}
        {contact && <ContactArea data-off-paper>{contact}</ContactArea>}
      </Header>
      {children}
    </Page>
  )
}
