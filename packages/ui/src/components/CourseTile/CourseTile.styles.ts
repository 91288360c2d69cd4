import { styled } from 'styled-components'
import { mediaDown, mediaUp } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

/** As many beside each other as have room; on a phone each is a row whose picture is small. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: ${tokens.space[5]};
  }
  > li {
    display: grid;
    min-inline-size: 0;
  }
`

export const Tile = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.duration.quick};

  /* The whole of it leads to the course. */
  :is(h2, h3) a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  :is(h2, h3) a:focus-visible::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
  &:hover {
    border-color: ${tokens.color.brand};
  }
  &:hover :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  /* Of the picture as much as there is room for beside the words. */
  > :first-child {
    aspect-ratio: auto;
    container-type: inline-size;
  }
  > :first-child img {
    position: absolute;
    inset: 0;
  }

  ${mediaUp('sm')} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      aspect-ratio: 16 / 9;
    }
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};

  h2,
  h3 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

/** The beginning of what it is; all of it is on its page. */
export const DescriptionExcerpt = styled.p`
  display: -webkit-box;
  align-self: start;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${mediaDown('md')} {
    /* Beside its picture a line holds two or three words. */
    -webkit-line-clamp: 6;
  }
`
