import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { count } from '../shared/format';
import { ErrorState, Skeleton } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { DeadLinkList } from './dead-link-list';
import { PagesForm } from './pages-form';
import { RemoveDemoSite } from './remove-demo-site';
import { SelfTestForm } from './self-test-form';
import { StyleForm } from './style-form';
import type { SetupAnswer, Step } from './types';

/** The checklist: what the site has, and where to add what is missing. */
export function App() {
	const { data, problem, isLoading, reload, replace } = useResource< SetupAnswer >( '/setup' );

	if ( problem ) {
		return (
			<ErrorState
				title={ __( 'The checklist could not be loaded.', 'hvac-blocks' ) }
				problem={ problem }
				onRetry={ reload }
			/>
		);
	}
	if ( ! data ) {
		return isLoading ? <Skeleton lines={ 12 } /> : null;
	}

	const { finished, steps, pages, trial, style } = data;
	const next = steps.find( ( { done } ) => ! done );

	return (
		<div className="hvac-setup">
			<p className="hvac-setup__lead">
				{ __( 'What your site needs before it goes live. Each step checks itself off.', 'hvac-blocks' ) }
			</p>
			{ finished ? (
				<Notice status="success" isDismissible={ false }>
					{ __( 'Your site is ready for visitors.', 'hvac-blocks' ) }
				</Notice>
			) : (
				<p className="hvac-setup__progress">
					{ sprintf(
						/* translators: 1: number of steps that are done, 2: number of all steps. */
						__( '%1$s of %2$s steps are done', 'hvac-blocks' ),
						count( steps.filter( ( { done } ) => done ).length ),
						count( steps.length )
					) }
				</p>
			) }
			<ol className="hvac-setup__steps">
				{ steps.map( ( step ) => (
					<StepItem key={ step.name } step={ step } isNext={ step === next }>
						{ step.name === 'pages' && (
							<>
								<FoldableDetails
									isFolded={ step.done }
									summary={ __( 'Choose pages to create', 'hvac-blocks' ) }
								>
									<PagesForm pages={ pages } isNext={ step === next } onMade={ reload } />
								</FoldableDetails>
								<DeadLinkList pages={ pages.deadLinks } />
							</>
						) }
						{ step.name === 'trial' && (
							<SelfTestForm trial={ trial } isNext={ step === next } onSent={ replace } />
						) }
					</StepItem>
				) ) }
			</ol>
			<StyleForm style={ style } onChosen={ replace } />
			<RemoveDemoSite onRemoved={ reload } />
		</div>
	);
}

interface FoldableDetailsProps {
	isFolded: boolean;
	summary: string;
	children: ReactNode;
}

/** Collapses once a step is done. The element stays the same, so its state is kept. */
function FoldableDetails( { isFolded, summary, children }: FoldableDetailsProps ) {
	const [ wasFolded ] = useState( isFolded );

	return (
		<details className="hvac-setup__more" open={ ! wasFolded }>
			<summary>{ summary }</summary>
			{ children }
		</details>
	);
}

interface StepItemProps {
	step: Step;
	/** Whether it is the first open step. */
	isNext: boolean;
	children: ReactNode;
}

function StepItem( { step, isNext, children }: StepItemProps ) {
	const { title, done, facts, link, linkText } = step;

	return (
		<li className="hvac-setup__step" data-done={ done }>
			<h2>
				{ title }{ ' ' }
				<span className="hvac-setup__state">
					{ done ? __( 'Done', 'hvac-blocks' ) : __( 'To do', 'hvac-blocks' ) }
				</span>
			</h2>
			{ facts.map( ( fact ) => (
				<p key={ fact }>{ fact }</p>
			) ) }
			{ children }
			{ link !== '' && (
				<p>
					<Button
						__next40pxDefaultSize
						variant={ isNext && step.name !== 'pages' ? 'primary' : 'secondary' }
						href={ link }
					>
						{ linkText }
					</Button>
				</p>
			) }
		</li>
	);
}
