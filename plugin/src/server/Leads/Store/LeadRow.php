<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Converts between a lead and its row. */
final readonly class LeadRow {
	public static function lead( Row $row ): Lead {
		$fields = json_decode( $row->string( 'fields' ), true );
		$answers = json_decode( $row->string( 'answers' ), true );
		$lang   = Language::tryFrom( $row->string( 'lang' ) ) ?? Language::English;

		return new Lead(
			id: $row->int( 'id' ),
			reference: $row->string( 'reference' ),
			idempotency_key: $row->string( 'idempotency_key' ),
			form: $row->string( 'form' ),
			form_version: $row->string( 'form_version' ),
			lang: $lang,
			kind: $row->string( 'kind' ),
			source: $row->string( 'source' ),
			brand: $row->string( 'brand' ),
			company_id: $row->string( 'company_id' ),
			fields: self::fields( is_array( $fields ) ? $fields : array() ),
			status: LeadStatus::tryFrom( $row->string( 'status' ) ) ?? LeadStatus::Accepted,
			verified: $row->bool( 'verified' ),
			page_url: $row->string( 'page_url' ),
			address_hash: $row->string( 'address_hash' ),
			created: $row->string( 'created' ),
			consent: '' === $row->string( 'consent_hash' ) ? null : new Consent(
				$row->string( 'consent_text' ),
				$row->string( 'consent_version' ),
				$row->string( 'consent_hash' ),
				Language::tryFrom( $row->string( 'consent_lang' ) ) ?? $lang,
				$row->string( 'consent_at' ),
				// Leads stored before the state was recorded had consent.
				ConsentState::tryFrom( $row->string( 'consent_state' ) ) ?? ConsentState::Checked,
				$row->string( 'notice_text' ),
				$row->string( 'notice_hash' ),
			),
			dealer_name: $row->string( 'dealer_name' ),
			agent_hash: $row->string( 'agent_hash' ),
			address_raw: $row->string( 'address_raw' ),
			agent_raw: $row->string( 'agent_raw' ),
			revoked_at: $row->string( 'revoked_at' ),
			is_test: $row->bool( 'is_test' ),
			anonymised_at: $row->string( 'anonymised_at' ),
			answers: self::fields( is_array( $answers ) ? $answers : array() ),
			// Both consents are given in the same request.
			marketing: '' === $row->string( 'marketing_hash' ) ? null : new Consent(
				$row->string( 'marketing_text' ),
				$row->string( 'marketing_version' ),
				$row->string( 'marketing_hash' ),
				$lang,
				$row->string( 'created' ),
				ConsentState::tryFrom( $row->string( 'marketing_state' ) ) ?? ConsentState::Unchecked,
			),
			marketing_revoked_at: $row->string( 'marketing_revoked_at' ),
			product: '' === $row->string( 'product_id' ) ? null : new AskedProduct( $row->string( 'product_id' ), $row->string( 'product_name' ) ),
		);
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, string>
	 */
	private static function fields( array $values ): array {
		$fields = array();

		foreach ( $values as $name => $value ) {
			$fields[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}

		return $fields;
	}
}
