import { Button, Icon, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ApiProblem } from './api';

/** An empty state: what is missing, and what to do about it. */
export function EmptyState( { icon, title, children }: { icon: JSX.Element; title: string; children?: ReactNode } ) {
	return (
		<div className="hvac-screen__empty">
			<Icon icon={ icon } size={ 36 } />
			<h2>{ title }</h2>
			{ children }
		</div>
	);
}

/** Shown in place of an answer if its request failed. */
export function ErrorState( { problem, title, onRetry }: { problem: ApiProblem; title: string; onRetry: () => void } ) {
	return (
		<Notice status="error" isDismissible={ false } spokenMessage={ `${ title } ${ problem.message }` }>
			<p>
				<strong>{ title }</strong> { problem.message }
			</p>
			{ /* A retry cannot find what does not exist. */ }
			{ problem.status !== 404 && (
				<Button variant="secondary" onClick={ onRetry }>
					{ __( 'Try again', 'hvac-blocks' ) }
				</Button>
			) }
		</Notice>
	);
}

export function LoadingState( { text }: { text: string } ) {
	return (
		<p className="hvac-screen__loading" role="status">
			<Spinner />
			{ text }
		</p>
	);
}

interface PendingProps {
	/** Null while the request is under way. */
	problem: ApiProblem | null;
	title: string;
	/** Placeholder lines while loading. */
	lines: number;
	onRetry: () => void;
}

/** Shown in place of an answer until there is one. */
export const Pending = ( { problem, title, lines, onRetry }: PendingProps ) =>
	problem ? <ErrorState title={ title } problem={ problem } onRetry={ onRetry } /> : <Skeleton lines={ lines } />;

/** Placeholder lines while loading. */
export function Skeleton( { lines }: { lines: number } ) {
	return (
		<div className="hvac-screen__skeleton" aria-hidden="true">
			{ Array.from( { length: lines }, ( _, line ) => (
				<span key={ line } />
			) ) }
		</div>
	);
}
