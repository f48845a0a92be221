/** Starts the CMS: reads the content, generates the forms, and registers our inputs, previews and checks. */
import './widgets.css';
import { Component, createRef, type ReactNode } from 'react';
import { kindNames } from '#model/kinds.ts';
import { showChecks } from './checks.ts';
import { cmsConfig } from './config.ts';
import type { DecapMap } from './decap.ts';
import { offerKeptTextLast } from './kept-text.ts';
import { showRefusal } from './refusal.ts';
import { checkBeforeDeleting, checkBeforeSaving, contentFormat, showSaved } from './saving.ts';
import { loadFiles } from './snapshot.ts';
import { Amount, Photograph, PictureChoice, When, Words } from './widgets.tsx';

/** A page of ours in a frame, so that the site's styles and the form's don't meet. It reads the form from the frame's element. */
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

try {
  offerKeptTextLast();
  await loadFiles();
  const { CMS } = window;
  CMS.registerCustomFormat('content', 'yaml', contentFormat);
  const widgets = { words: Words, amount: Amount, when: When, picture: PictureChoice, photograph: Photograph };
  for (const [name, widget] of Object.entries(widgets)) CMS.registerWidget(name, widget);
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkBeforeSaving(entry) });
  CMS.registerEventListener({ name: 'postSave', handler: showSaved });
  CMS.registerEventListener({ name: 'preUnpublish', handler: ({ entry }) => checkBeforeDeleting(entry) });
  for (const name of kindNames) CMS.registerPreviewTemplate(name, Preview);
  // On this machine there is nobody to sign in as.
  if (__HOST__.name === 'proxy') localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  CMS.init({ config: cmsConfig(__HOST__) });
  showChecks(__HOST__);
} catch (error) {
  showRefusal([error instanceof Error ? error.message : String(error)]);
  throw error;
}
