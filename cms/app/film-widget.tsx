import type { ChangeEvent, ReactNode } from 'react';
import { saveWithEntry } from './decap.ts';
import { FileWidget } from './file-widget.tsx';
import { readCaptions, readFilm } from './film-file.ts';

/**
 * Inputs for a film that replaces the entry's film, and for its captions if it has sound. If the entry's poster is `film-ID`, the frame with which the
 * film will start replaces it.
 */
export class FilmWidget extends FileWidget {
  private get id(): string {
    return String(this.props.entry.get('slug'));
  }
  private get hasSound(): boolean {
    return this.props.entry.getIn(['data', 'hasSound']) === true;
  }

  /** Saves the film or its captions with the entry, and adds its name to the value. */
  private async saveFile(file: File): Promise<void> {
    const { field, value, onChange } = this.props;
    await saveWithEntry(this.props, file, { field });
    const otherNames = value?.split(', ').filter((name) => name !== file.name) ?? [];
    onChange([...otherNames, file.name].join(', '));
  }

  private async saveFilm(file: File): Promise<string> {
    const { poster, duration } = await readFilm(file, this.id, this.hasSound ? 'reel' : 'loop');
    const name = `${this.id}.mp4`;
    await this.saveFile(new File([file], name, { type: 'video/mp4' }));
    if (this.props.entry.getIn(['data', 'poster']) === `film-${this.id}`) await saveWithEntry(this.props, poster);
    this.setState({ src: URL.createObjectURL(file) });
    return `${name}, ${Math.round(file.size / 1e5) / 10} MB, ${Math.round(duration)} seconds`;
  }

  private async saveCaptions(file: File): Promise<string> {
    const captions = await readCaptions(file, this.id);
    await this.saveFile(captions);
    return captions.name;
  }

  override render(): ReactNode {
    const { forID } = this.props;
    const onFileChosen = (save: (file: File) => Promise<string>) => (event: ChangeEvent<HTMLInputElement>) => {
      const file = event.target.files?.[0];
      if (file) void this.showResult('Film', () => save(file));
    };
    return (
      <div className="media-input">
        <input id={forID} type="file" accept="video/mp4,video/quicktime" onChange={onFileChosen((file) => this.saveFilm(file))} />
        {this.hasSound && (
          <label>
            Captions (WebVTT)
            <input type="file" accept=".vtt,text/vtt" onChange={onFileChosen((file) => this.saveCaptions(file))} />
          </label>
        )}
        {this.state.src && <video src={this.state.src} controls muted />}
        <output htmlFor={forID}>{this.state.message}</output>
      </div>
    );
  }
}
