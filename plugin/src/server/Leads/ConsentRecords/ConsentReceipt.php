<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LedgerEvent;
use HvacBlocks\Platform\Database\UtcTime;

defined( 'ABSPATH' ) || exit;

/**
 * The proof of one lead's consent, and whether it is valid: every hash is recomputed from the stored text.
 *
 * @phpstan-type Verification array{algorithm: string, computed: string, matches: bool, noticeComputed: string, noticeMatches: bool|null, registered: bool|null}
 */
final readonly class ConsentReceipt {
	/** The ledger's events about the consent itself. */
	private const EVENTS = array( LedgerEvent::Accepted, LedgerEvent::ConsentGiven, LedgerEvent::ConsentShown, LedgerEvent::ConsentRevoked, LedgerEvent::MarketingGiven, LedgerEvent::MarketingShown, LedgerEvent::MarketingRevoked, LedgerEvent::Withdrawn );

	public function __construct( private LeadView $view, private LeadLedger $ledger, private ConsentRegistry $registry ) {}

	/** @return array<string, mixed> */
	public function of( Lead $lead ): array {
		return array(
			'title'        => 'consent-receipt',
			'site'         => home_url( '/' ),
			'brand'        => $lead->brand,
			'reference'    => $lead->reference,
			'received'     => UtcTime::iso( $lead->created ),
			'form'         => $lead->form,
			'formVersion'  => $lead->form_version,
			'kind'         => $lead->kind,
			'source'       => $lead->source,
			'lang'         => $lead->lang->value,
			'dealer'       => trim( "$lead->dealer_name $lead->company_id" ),
			'person'       => $this->view->fields( $lead ),
			'consent'      => null === $lead->consent ? null : $lead->consent->to_array(),
			'verification' => null === $lead->consent ? null : $this->verification( $lead->form, $lead->consent ),
			'marketing'    => $lead->marketing?->to_array(),
			'marketingVerification' => null === $lead->marketing ? null : $this->verification( ConsentRegistry::marketing( $lead->form ), $lead->marketing ),
			'marketingRevokedAt' => UtcTime::iso( $lead->marketing_revoked_at ),
			'pageUrl'      => $lead->page_url,
			'addressHash'  => $lead->address_hash,
			'agentHash'    => $lead->agent_hash,
			'address'      => $lead->address_raw,
			'agent'        => $lead->agent_raw,
			'revokedAt'    => UtcTime::iso( $lead->revoked_at ),
			// For mail sent by other systems.
			'unsubscribe'  => Unsubscribe::url( $lead->reference, $lead->lang ),
			'history'      => $this->history( $lead ),
			'issued'       => UtcTime::iso( UtcTime::now() ),
		);
	}

	/**
	 * @param string $name of the text in the registry
	 * @return Verification
	 */
	private function verification( string $name, Consent $consent ): array {
		$known = $this->registry->text( $name, $consent->language, $consent->version );

		return array(
			'algorithm'      => 'SHA-256',
			'computed'       => hash( 'sha256', $consent->text ),
			'matches'        => hash_equals( $consent->hash, hash( 'sha256', $consent->text ) ),
			'noticeComputed' => '' === $consent->notice ? '' : hash( 'sha256', $consent->notice ),
			'noticeMatches'  => '' === $consent->notice ? null : hash_equals( $consent->notice_hash, hash( 'sha256', $consent->notice ) ),
			// Null if the registry has no such version: a form's own notice, or a form that no longer exists.
			'registered'     => null === $known ? null : $known->was_shown_as( $consent->text ),
		);
	}

	/** @return list<array{event: string, label: string, detail: string, actor: string, created: string}> */
	private function history( Lead $lead ): array {
		$events = array_map( static fn ( LedgerEvent $event ): string => $event->value, self::EVENTS );
		$lines  = array();

		foreach ( $this->ledger->of( $lead->id ) as $line ) {
			if ( in_array( $line['event'], $events, true ) ) {
				unset( $line['destination'] );
				$lines[] = $line;
			}
		}

		return $lines;
	}
}
