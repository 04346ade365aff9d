<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Destinations\MailContent;
use HvacBlocks\Leads\Intake\SelfTestPass;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\OwnAddress;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A test lead that is posted to the site's own public route, as a browser does. */
final readonly class SelfTestPost {
	public const FORM = 'contact-dealer';

	private const TIMEOUT = 15;

	/** Invented values of a form's fields. */
	public const FIELDS = array(
		'firstName'    => 'Self',
		'lastName'     => 'Test',
		'email'        => 'self-test@example.com',
		'phone'        => '2145550123',
		'addressLine1' => '1 Trial Street',
		'city'         => 'Plano',
		'state'        => 'TX',
		'zip'          => '75024',
	);

	/** @param string $key see `begin()` */
	private function __construct( private LeadRepository $leads, private string $key ) {}

	/** Begins a test: the route accepts its lead from now on. */
	public static function begin( LeadRepository $leads, SelfTestState $before ): self {
		$key = wp_generate_uuid4();
		$before->begun( $key )->write();

		return new self( $leads, $key );
	}

	/** @return int|WP_Error the HTTP status; an error if the site could not reach itself */
	public function send(): int|WP_Error {
		$status = $this->post( rest_url( 'hvac-blocks/v1/leads' ) );

		// Like a browser; see `data/request.ts`.
		return is_int( $status ) && ( ( $status > 400 && $status < 407 ) || ( $status > 300 && $status < 400 ) ) ? $this->post( OwnAddress::url( '/leads', home_url( '/' ) ) ) : $status;
	}

	private function post( string $url ): int|WP_Error {
		$body   = $this->json();
		$answer = wp_remote_post(
			$url,
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the filter of WordPress for a site that calls itself.
				'headers'     => array( 'Cache-Control' => 'no-cache' ) + self::headers( $body ),
				'body'        => $body,
			)
		);

		return $answer instanceof WP_Error ? $answer : (int) wp_remote_retrieve_response_code( $answer );
	}

	/** @return string why the lead did not arrive; empty if it did */
	public function problem( int|WP_Error $answer ): string {
		return match ( true ) {
			/* translators: %s: what the server says of it. */
			$answer instanceof WP_Error     => sprintf( __( 'The site could not reach itself: %s', 'hvac-blocks' ), MailContent::line( $answer->get_error_message() ) ),
			/* translators: %d: an HTTP status such as 403. */
			201 !== $answer                 => sprintf( __( 'The form returned status %d.', 'hvac-blocks' ), $answer ),
			null === $this->stored()        => __( 'The form was accepted, but the lead is not in the database.', 'hvac-blocks' ),
			default                         => '',
		};
	}

	/** Returns the test lead; null if the database does not have it or cannot be read. */
	public function stored(): ?Lead {
		try {
			$lead = $this->leads->by_key( $this->key );
		} catch ( DatabaseFailure ) {
			return null;
		}

		return true === $lead?->is_test ? $lead : null;
	}

	public function json(): string {
		return (string) wp_json_encode( self::body( $this->key ), JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, string> */
	public static function headers( string $body ): array {
		return array(
			'Content-Type'    => 'application/json',
			SelfTestPass::HEADER => SelfTestPass::sign( $body, time() ),
		);
	}

	/** @return array<string, mixed> with the fields that the form still has: another plugin may have removed some */
	public static function body( string $key ): array {
		return array(
			'form'           => self::FORM,
			'lang'           => PageLanguage::of_site()->value,
			'fields'         => array_intersect_key( self::FIELDS, ( new FormLibrary() )->get( self::FORM )->fields ),
			'consent'        => true,
			'idempotencyKey' => $key,
		);
	}
}
