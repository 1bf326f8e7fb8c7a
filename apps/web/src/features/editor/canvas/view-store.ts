import { create } from 'zustand';
import { EDITOR_ARTBOARD } from '../place-logo.ts';
import { fit, nextStop, pan, previousStop, zoomAt, type Point, type Size, type View } from './view-box.ts';

type ViewStore = {
  table: Size;
  view: View;
  /** A fitted view follows the window; one set by hand stays. */
  fitted: boolean;
  setTable: (table: Size) => void;
  setView: (view: View) => void;
  fitTable: () => void;
  zoomTo: (zoom: number, at?: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  panBy: (dx: number, dy: number) => void;
};

export const useView = create<ViewStore>()((set, get) => ({
  table: { width: 0, height: 0 },
  view: { zoom: 1, x: 0, y: 0 },
  fitted: true,
  setTable: (table) => set({ table, ...(get().fitted && { view: fit(table, EDITOR_ARTBOARD) }) }),
  setView: (view) => set({ view, fitted: false }),
  fitTable: () => set({ view: fit(get().table, EDITOR_ARTBOARD), fitted: true }),
  zoomTo: (zoom, at) => {
    const { view, table } = get();
    set({ view: zoomAt(view, at ?? { x: table.width / 2, y: table.height / 2 }, zoom), fitted: false });
  },
  zoomIn: () => get().zoomTo(nextStop(get().view.zoom)),
  zoomOut: () => get().zoomTo(previousStop(get().view.zoom)),
  panBy: (dx, dy) => {
    const { view, table } = get();
    set({ view: pan(view, dx, dy, table, EDITOR_ARTBOARD), fitted: false });
  },
}));
