import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../lib/local-path.ts';
import { useLanguage } from '../../stores/language.ts';
import { useEditor } from './editor-store.ts';

/** The address names the creation on the table, so that a reload or a bookmark finds it again. */
export function useFollowedCreation(): void {
  const creationId = useEditor((state) => state.creationId);
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('creationId') ?? '';
    if (!creationId || named === creationId) return;
    void navigate(localPath(`/edit?creationId=${creationId}`, language), { replace: true, preventScrollReset: true });
  }, [creationId, language, navigate]);
}
