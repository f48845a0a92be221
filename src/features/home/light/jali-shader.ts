import { otherWork } from './other-work.ts';

/**
 * The light that a pierced screen lets onto a wall. A ray goes from each point of the wall towards the sun; it meets the screen's near
 * face, and its far face further on by the screen's depth. Light is where both are open, so raking light comes through in slits and high
 * light in whole cells. The screen leans: its shadow is sharp where it is near and soft where it is far.
 * Lengths are in cells of the lattice.
 */
const fragment = `
precision highp float;
uniform vec2 size;
uniform float cell;
uniform vec3 sun, lit, shade;
const vec2 lean = vec2(-.05, -.26);
const float near = 2.6, depth = .3, bar = .075, bay = 9., half_door = 3.6, spring = 2.6;
float lattice(vec2 q, float soft) {
  float a = abs(fract(q.y) - .5);
  float b = abs(fract(dot(q, vec2(.866, .5))) - .5);
  float c = abs(fract(dot(q, vec2(.866, -.5))) - .5);
  return smoothstep(bar - soft, bar + soft, min(a, min(b, c)));
}
float arch(vec2 q, float soft) {
  float x = mod(q.x, bay) - bay * .5;
  float edge = q.y < spring ? abs(x) : length(vec2(x, (q.y - spring) * .92));
  return smoothstep(soft, -soft, edge - half_door);
}
float open(vec2 q, float soft) { return lattice(q, soft) * arch(q, soft * 1.6); }
void main() {
  vec2 p = (gl_FragCoord.xy - size * vec2(.62, .52)) / cell;
  float along = sun.z - dot(lean, sun.xy);
  float to_near = (near + dot(lean, p)) / along;
  vec2 q = p + to_near * sun.xy;
  vec2 far = q + depth / along * sun.xy;
  float soft = .015 + .018 * max(to_near, 0.);
  float light = open(q, soft) * open(far, soft);
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.99, 78.23))) * 43758.5) - .5;
  gl_FragColor = vec4(mix(shade, lit, light) + grain * .008, 1.);
}`;

const vertex = 'attribute vec2 at; void main() { gl_Position = vec4(at, 0., 1.); }';

/** What one drawing takes. Colours have three parts from 0 to 1; `cell` is in pixels of the canvas. */
export interface Light {
  sun: readonly number[];
  lit: readonly number[];
  shade: readonly number[];
  cell: number;
}

/**
 * Gives a function that draws the light over the whole canvas, or null where WebGL is not to be had. The browser has a turn before the
 * shader is made, since either half takes a slow device as long as a task may.
 */
export async function lightPainter(canvas: HTMLCanvasElement): Promise<((light: Light) => void) | null> {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, powerPreference: 'low-power' });
  const program = gl?.createProgram();
  if (!gl || !program) return null;
  await otherWork();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own useProgram, no hook of React
  gl.useProgram(program);

  // One triangle that covers the canvas.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);

  const place = (name: string) => gl.getUniformLocation(program, name);
  const [size, cell, sun, lit, shade] = [place('size'), place('cell'), place('sun'), place('lit'), place('shade')];
  return (light) => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(size, canvas.width, canvas.height);
    gl.uniform1f(cell, light.cell);
    gl.uniform3fv(sun, light.sun);
    gl.uniform3fv(lit, light.lit);
    gl.uniform3fv(shade, light.shade);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
