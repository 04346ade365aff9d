// What React and its scheduler export beside what the runtime and React DOM use.
const UNUSED =
	'Children|Profiler|PureComponent|StrictMode|Suspense|act|cloneElement|createFactory|createRef|forwardRef|isValidElement|lazy|startTransition|use(Callback|DebugValue|DeferredValue|Id|ImperativeHandle|InsertionEffect|Reducer)|version|unstable_(act|continueExecution|forceFrameRate|getFirstCallbackNode|next|pauseExecution|runWithPriority|wrapCallback)';

/** A webpack loader: CommonJS exports that nobody imports become variables, which the minimizer drops. */
module.exports = ( source ) => source.replace( new RegExp( `\\bexports\\.(?=(${ UNUSED })=)`, 'g' ), 'var not_' );
