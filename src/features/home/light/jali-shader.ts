import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * The light on a wall behind a jali. A ray goes from each point of the wall towards the sun and meets the near and the far face of the screen;
 * the point is lit where both are open. So low light comes through as slits, high light as complete cells. The screen leans: its
 * shadow is sharp where it is near the wall and soft where it is far. Lengths are in cells. The openings are eight-pointed stars, with
 * a small square where four of them meet.
 */
const fragmentShader = `
precision highp float;
uniform vec2 size;
uniform float cell;
uniform vec3 sun, lit, shade;
const vec2 lean = vec2(-.05, -.26);
const float near = 2.6, depth = .18, bay = 9., half_door = 3.6, spring = 2.6;
float lattice(vec2 q, float soft) {
  vec2 a = abs(fract(q * .6) - .5);
  float star = min(max(a.x, a.y), (a.x + a.y) * .707) - .33;
  float point = (1. - a.x - a.y) * .707 - .16;
  return smoothstep(soft, -soft, min(star, point));
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

const vertexShader = 'attribute vec2 position; void main() { gl_Position = vec4(position, 0., 1.); }';

/** The parameters of a drawing. Colours are red, green and blue from 0 to 1; `cell` is in canvas pixels. */
export interface Light {
  sun: readonly number[];
  lit: readonly number[];
  shade: readonly number[];
  cell: number;
}

/**
 * Returns a function that draws the light on the canvas, or null without WebGL. Yields to the browser before it compiles the shaders, since
 * context and shaders each take a slow device about as long as a task may.
 */
export async function lightPainter(canvas: HTMLCanvasElement): Promise<((light: Light) => void) | null> {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, powerPreference: 'low-power' });
  const program = gl?.createProgram();
  if (!gl || !program) return null;
  await yieldToBrowser();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's useProgram, not a React hook
  gl.useProgram(program);

  // One triangle that covers the canvas.
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, 'position');
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);

  const locate = (name: string) => gl.getUniformLocation(program, name);
  const [size, cell, sun, lit, shade] = [locate('size'), locate('cell'), locate('sun'), locate('lit'), locate('shade')];
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
