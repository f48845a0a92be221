/** Starts the CMS: reads the content, generates the forms, and registers our inputs, previews and checks. */
import './widgets.css';
import { Component, createRef, type ReactNode } from 'react';
import { cmsConfig } from './config.ts';
import type { PreviewProps } from './decap.ts';
import { showRefusal } from './refusal.ts';
import { checkBeforeDeleting, checkBeforeSaving, contentFormat } from './saving.ts';
import { loadFiles } from './snapshot.ts';
import { Amount, Photograph, PictureChoice, When, Words } from './widgets.tsx';

/** A page of ours in a frame, so that the site's styles and the form's don't meet. */
class Preview extends Component<PreviewProps> {
  private frame = createRef<HTMLIFrameElement>();

  private send = (): void => {
    const { entry } = this.props;
    const { collection, slug, data } = entry.toJS();
    this.frame.current?.contentWindow?.postMessage({ collection, slug, data }, location.origin);
  };
  private onReady = ({ source, data }: MessageEvent): void => {
    if (source === this.frame.current?.contentWindow && data === 'ready') this.send();
  };
  private get window(): Window {
    return this.frame.current?.ownerDocument.defaultView ?? window;
  }

  override componentDidMount(): void {
    this.window.addEventListener('message', this.onReady);
  }
  override componentDidUpdate(): void {
    this.send();
  }
  override componentWillUnmount(): void {
    this.window.removeEventListener('message', this.onReady);
  }
  override render(): ReactNode {
    const src = new URL('preview.html', location.href).href;
    return <iframe ref={this.frame} src={src} title="Preview" style={{ border: 0, width: '100%', height: '97vh' }} />;
  }
}

try {
  await loadFiles();
  const { CMS } = window;
  CMS.registerCustomFormat('content', 'yaml', contentFormat);
  CMS.registerWidget('words', Words);
  CMS.registerWidget('amount', Amount);
  CMS.registerWidget('when', When);
  CMS.registerWidget('picture', PictureChoice);
  CMS.registerWidget('photograph', Photograph);
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkBeforeSaving(entry) });
  CMS.registerEventListener({ name: 'preUnpublish', handler: ({ entry }) => checkBeforeDeleting(entry) });
  for (const name of ['programmes', 'events', 'questions', 'schools']) CMS.registerPreviewTemplate(name, Preview);
  // On this machine there is nobody to sign in as.
  if (__HOST__.name === 'proxy') localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  CMS.init({ config: cmsConfig(__HOST__) });
} catch (error) {
  showRefusal([error instanceof Error ? error.message : String(error)]);
  throw error;
}
