declare module '*.scss' {
	const css: string;
	export default css;
}
