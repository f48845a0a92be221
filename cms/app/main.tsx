/** Starts the CMS: reads the content, generates the forms, and registers our inputs, previews and checks. */
import './widgets.css';
import { Component, createRef, type ReactNode } from 'react';
import { collectionNames } from '#model/collections.ts';
import { pageNames } from '#schemas/pages.ts';
import { cmsConfig } from './config.ts';
import type { DecapMap } from './decap.ts';
import { showDraftChecks } from './draft-checks.ts';
import { FilmWidget } from './film-widget.tsx';
import { showRefusal } from './refusal-dialog.ts';
import { checkBeforeDeleting, checkBeforeSaving, contentFormat, finishSaving } from './saving.ts';
import { initSiteSearch } from './site-search.ts';
import { loadFiles } from './snapshot.ts';
import { restoreUnsavedTextLate } from './unsaved-text.ts';
import { Amount, DateOrDateTime, LimitedText, Photograph, PictureChoice } from './widgets.tsx';

/** The preview in an iframe, which separates the styles of the site from those of Decap. It reads the form's data from `data-form`. */
class Preview extends Component<{ entry: DecapMap }> {
  private frame = createRef<HTMLIFrameElement>();

  override componentDidMount(): void {
    this.componentDidUpdate();
  }
  override componentDidUpdate(): void {
    const { collection, slug, data } = this.props.entry.toJS();
    this.frame.current?.setAttribute('data-form', JSON.stringify({ collection, slug, data }));
    this.frame.current?.contentWindow?.dispatchEvent(new Event('form'));
  }
  override render(): ReactNode {
    const src = new URL('preview.html', location.href).href;
    return <iframe ref={this.frame} src={src} title="Preview" style={{ border: 0, width: '100%', height: '97vh' }} />;
  }
}

/**
 * Makes Decap believe that no media is stored. It would delete a stored file of the same name from the main branch as soon as a new one is chosen,
 * before the entry is saved (persistMedia in its actions/mediaLibrary.ts). Its media library stays empty: editors choose pictures by their entries.
 */
function hideStoredMedia(backend: ReturnType<typeof window.CMS.getBackend>): void {
  const { init } = backend;
  backend.init = (...options) => Object.assign(init(...options), { getMedia: async () => [] });
}

try {
  restoreUnsavedTextLate();
  await loadFiles();
  const { CMS } = window;
  CMS.registerCustomFormat('content', 'yaml', contentFormat);
  const widgets = {
    'limited-text': LimitedText,
    amount: Amount,
    'day-or-time': DateOrDateTime,
    picture: PictureChoice,
    photograph: Photograph,
    film: FilmWidget,
  };
  for (const [name, widget] of Object.entries(widgets)) CMS.registerWidget(name, widget);
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkBeforeSaving(entry) });
  CMS.registerEventListener({ name: 'postSave', handler: finishSaving });
  CMS.registerEventListener({ name: 'preUnpublish', handler: ({ entry }) => checkBeforeDeleting(entry) });
  for (const name of [...collectionNames, ...pageNames, 'facts', 'institution']) CMS.registerPreviewTemplate(name, Preview);
  // Decap's proxy server needs no sign-in.
  if (__HOST__.name === 'proxy') localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  hideStoredMedia(CMS.getBackend(__HOST__.name));
  CMS.init({ config: cmsConfig(__HOST__) });
  showDraftChecks(__HOST__);
  initSiteSearch();
} catch (error) {
  showRefusal([error instanceof Error ? error.message : String(error)]);
  throw error;
}
