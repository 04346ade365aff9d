<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Editing\Forms\FormValidator;
use HvacBlocks\Editing\Forms\KeyedHash;
use HvacBlocks\Editing\Forms\Returned\SameSiteUrl;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentSender;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Leads\Consent\ConsentText;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Receives leads: validates, counts and stores them.
 *
 * It answers "stored" only after the database has committed the lead, its consent, the first entries of its ledger and all its deliveries, together.
 */
final readonly class LeadIntake {
	private const SECONDS_TO_RETRY = 30;

	public function __construct(
		private LeadRepository $leads,
		private LeadLedger $ledger,
		private DeliveryQueue $queue,
		private LeadDelivery $delivery,
		private LeadDealer $dealer,
		private RateLimiter $limiter,
		private FormToken $token,
		private Settings $settings,
		private Transaction $transaction,
		private ConsentRegistry $consents,
		private ?SpamService $spam = null,
	) {}

	public function take( LeadRequest $request ): IntakeAnswer {
		try {
			return $this->checked( $request );
		} catch ( RuntimeException ) {
			return IntakeAnswer::refused( IntakeOutcome::NotStored, $request->form->message( 'notStored' ), self::SECONDS_TO_RETRY );
		}
	}

	/** @throws RuntimeException if the database fails */
	private function checked( LeadRequest $request ): IntakeAnswer {
		$form       = $request->form;
		$validation = FormValidator::validate( $form, $request->fields, $request->consent );
		// The site's own test of the form knows the plugin's fields, not those that other plugins add.
		$errors     = $request->is_test ? array() : $validation->errors;
		$text       = $this->text( $request );

		$changed = null;

		if ( null === $text && null !== $form->consent && ( $request->consent || $form->consent->applies( $validation->values ) ) ) {
			// The text on the page is unknown: it is older than all known versions, or the database is.
			$errors['consent'] = __( 'The text below has changed. Please read it and agree again.', 'hvac-blocks' );
			$changed           = $this->consents->current( $form->name, $request->lang )?->shown_with( ConsentSender::of( $this->settings ) );
		}

		if ( array() !== $errors ) {
			return IntakeAnswer::invalid( $form->message( 'invalid' ), $errors, $changed );
		}

		$sources = $form->sources( $request->lang );

		if ( '' !== $request->source && ! in_array( $request->source, $sources, true ) ) {
			return IntakeAnswer::refused( IntakeOutcome::UnknownSource, __( 'This form does not have that source.', 'hvac-blocks' ) );
		}

		return $this->repeated( $request->key() ) ?? $this->store( $request, $validation->values, Consent::of( $form, $request->lang, $request->consent, $validation->values, $text, ConsentSender::of( $this->settings ) ) );
	}

	/** @param array<string, string> $fields */
	private function store( LeadRequest $request, array $fields, ?Consent $consent ): IntakeAnswer {
		$recipient = $this->dealer->of( $request );

		if ( null === $recipient ) {
			return IntakeAnswer::refused( IntakeOutcome::UnknownDealer, $request->form->message( 'unknownDealer' ) );
		}

		$wait = $request->is_test ? null : $this->limiter->hit( 'leads', $request->address, $this->settings->int( 'leads_rate_limit' ), MINUTE_IN_SECONDS * $this->settings->int( 'leads_rate_window_minutes' ) );

		if ( null !== $wait ) {
			return IntakeAnswer::refused( IntakeOutcome::TooMany, $request->form->message( 'tooMany' ), $wait );
		}

		$fields = LeadHooks::fields( $request, $fields );

		if ( $fields instanceof IntakeAnswer ) {
			return $fields;
		}

		$signals = LeadSignals::read( $request, $this->token );

		if ( null === $signals->quarantine && ! $request->is_test ) {
			$signals = $signals->suspected( $this->spam?->suspicion( $request, $fields ) );
		}

		for ( $tries = 3; $tries > 0; $tries-- ) {
			$lead = $this->lead( $request, $fields, $recipient, $signals, $consent );

			try {
				$id = $this->transaction->run( fn (): ?int => $this->write( $lead, $signals ) );
			} catch ( DatabaseFailure $error ) {
				// Two concurrent posts may block each other; the second attempt is not blocked.
				if ( 1 === $tries ) {
					throw $error;
				}

				continue;
			}

			if ( null !== $id ) {
				if ( null === $signals->quarantine && ! $lead->is_test ) {
					/**
					 * Fires when a lead has been stored, with its consent and its deliveries, while the visitor waits. Not for test leads and suspected
					 * spam: `hvac_blocks_lead_released` fires if someone releases that.
					 *
					 * @param int $lead_id
					 */
					do_action( 'hvac_blocks_lead_stored', $id );
				}

				return IntakeAnswer::stored( $lead->reference );
			}

			// A key already in use comes from a concurrent post; a reference is in use once in hundreds of millions.
			$repeated = $this->repeated( $lead->idempotency_key );

			if ( null !== $repeated ) {
				return $repeated;
			}
		}

		throw new DatabaseFailure( 'reference' );
	}

	/** Writes everything for one lead; null if its key or reference is in use. */
	private function write( Lead $lead, LeadSignals $signals ): ?int {
		$id = $this->leads->add( $lead );

		if ( null === $id ) {
			return null;
		}

		$lines = array( array( LedgerEvent::Accepted, ( $lead->verified ? LedgerDetail::Verified : LedgerDetail::Unverified )->value ) );

		if ( null !== $lead->consent ) {
			$lines[] = array( ConsentState::Checked === $lead->consent->state ? LedgerEvent::ConsentGiven : LedgerEvent::ConsentShown, $lead->consent->line() );
		}

		if ( null !== $lead->marketing ) {
			$lines[] = array( $lead->agrees_to_marketing() ? LedgerEvent::MarketingGiven : LedgerEvent::MarketingShown, $lead->marketing->line() );
		}

		if ( '' !== $lead->company_id && '' === $lead->dealer_name ) {
			$lines[] = array( LedgerEvent::DealerUnchecked, '' );
		}

		if ( null !== $signals->quarantine ) {
			$lines[] = array( LedgerEvent::Quarantined, $signals->quarantine->value );
		}

		$this->ledger->begin( $id, $lines );

		$destinations = $lead->is_test || null !== $signals->quarantine ? array() : $this->delivery->active( $lead );

		if ( array() !== $destinations ) {
			$this->queue->add( $id, ...$destinations );
		}

		return $id;
	}

	/** @param array<string, string> $fields */
	private function lead( LeadRequest $request, array $fields, LeadRecipient $recipient, LeadSignals $signals, ?Consent $consent ): Lead {
		return new Lead(
			id: 0,
			reference: LeadReference::random(),
			idempotency_key: $request->key(),
			form: $request->form->name,
			form_version: $request->form->version,
			lang: $request->lang,
			kind: $request->form->kind,
			source: '' === $request->source ? ( $request->form->sources( $request->lang )[0] ?? '' ) : $request->source,
			brand: $this->settings->string( 'brand' ),
			company_id: $recipient->company_id,
			fields: $fields,
			status: match ( true ) {
				null !== $signals->quarantine => LeadStatus::Quarantined,
				// It is sent nowhere, so nothing is left to do.
				$request->is_test             => LeadStatus::Delivered,
				default                       => LeadStatus::Accepted,
			},
			verified: $signals->verified,
			page_url: SameSiteUrl::from( $request->page_url )?->url() ?? '',
			address_hash: KeyedHash::of( 'address', $request->address ),
			created: UtcTime::now(),
			consent: $consent,
			dealer_name: $recipient->name,
			agent_hash: '' === $request->agent ? '' : KeyedHash::of( 'agent', $request->agent ),
			address_raw: $this->settings->bool( 'store_raw_address' ) ? $request->address : '',
			agent_raw: $this->settings->bool( 'store_raw_address' ) ? $request->agent : '',
			is_test: $request->is_test,
			answers: $request->answers,
			marketing: $this->marketing( $request ),
			product: $request->product,
		);
	}

	/** Returns the text on the page; null if the version never existed. */
	private function text( LeadRequest $request ): ?ConsentText {
		return null === $request->consent_version
			? $this->consents->current( $request->form->name, $request->lang )
			: $this->consents->text( $request->form->name, $request->lang, $request->consent_version );
	}

	/** Words that nobody knows are no consent, and never keep the form from being sent. */
	private function marketing( LeadRequest $request ): ?Consent {
		$text = null === $request->marketing_version ? null : $this->consents->text( ConsentRegistry::marketing( $request->form->name ), $request->lang, $request->marketing_version );

		return Consent::to_marketing( $request->lang, $request->marketing, $text, ConsentSender::of( $this->settings ) );
	}

	private function repeated( string $key ): ?IntakeAnswer {
		$lead = $this->leads->by_key( $key );

		if ( null === $lead ) {
			return null;
		}

		$this->ledger->note_once( $lead->id, LedgerEvent::Repeated );

		return IntakeAnswer::repeated( $lead->reference );
	}
}
