import { create } from 'zustand';
import { EDITOR_ARTBOARD } from '../place-logo.ts';
import { fit, nextStop, pan, previousStop, zoomAt, type Point, type Size, type View } from './view-box.ts';

type ViewStore = {
  viewport: Size;
  view: View;
  /** A fitted view follows the window; one set by hand stays. */
  fitted: boolean;
  setViewport: (viewport: Size) => void;
  setView: (view: View) => void;
  fitViewport: () => void;
  zoomTo: (zoom: number, at?: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  panBy: (dx: number, dy: number) => void;
};

export const useView = create<ViewStore>()((set, get) => ({
  viewport: { width: 0, height: 0 },
  view: { zoom: 1, x: 0, y: 0 },
  fitted: true,
  setViewport: (viewport) => set({ viewport, ...(get().fitted && { view: fit(viewport, EDITOR_ARTBOARD) }) }),
  setView: (view) => set({ view, fitted: false }),
  fitViewport: () => set({ view: fit(get().viewport, EDITOR_ARTBOARD), fitted: true }),
  zoomTo: (zoom, at) => {
    const { view, viewport } = get();
    set({ view: zoomAt(view, at ?? { x: viewport.width / 2, y: viewport.height / 2 }, zoom), fitted: false });
  },
  zoomIn: () => get().zoomTo(nextStop(get().view.zoom)),
  zoomOut: () => get().zoomTo(previousStop(get().view.zoom)),
  panBy: (dx, dy) => {
    const { view, viewport } = get();
    set({ view: pan(view, dx, dy, viewport, EDITOR_ARTBOARD), fitted: false });
  },
}));
