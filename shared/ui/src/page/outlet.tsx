import Box, { type BoxProps } from '@mui/material/Box'
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'

export interface Outlet {
  /** Has the place and what fills it. */
  Frame: ComponentType<{ children: ReactNode }>
  Place: ComponentType<Omit<BoxProps, 'ref' | 'children'>>
  /** Shows its children in the place; outside of a frame where it is itself, with `orHere`. */
  Fill: ComponentType<{ children: ReactNode; orHere?: boolean }>
}

/** A place of a page that a part further down fills: the end of a title's line, the number beside it. */
export function createOutlet(): Outlet {
  const PlaceContext = createContext<HTMLElement | null | undefined>(undefined)
  const SetContext = createContext<(place: HTMLElement | null) => void>(() => {})
  return {
    Frame({ children }) {
      const [place, setPlace] = useState<HTMLElement | null>(null)
      return (
        <SetContext value={setPlace}>
          <PlaceContext value={place}>{children}</PlaceContext>
        </SetContext>
      )
    },
    Place: (props) => <Box {...props} ref={use(SetContext)} />,
    Fill({ children, orHere = false }) {
      const place = use(PlaceContext)
      if (place) return createPortal(children, place)
      return orHere && place === undefined ? children : null
    },
  }
}
