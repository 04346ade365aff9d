<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Admin\OneLeadRoute;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads/{reference}/consent`: the consent receipt, as JSON, plain text or a printable page. */
final readonly class ShowReceiptRoute extends OneLeadRoute {
	protected const STEP   = '/consent';
	protected const METHOD = 'GET';
	protected const MAY    = array( LeadAccess::VIEW );

	public function __construct( LeadRepository $leads, private ConsentReceipt $receipt ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return array(
			...self::reference(),
			'format' => Schema::choice( array( 'json', 'text', 'html' ), 'json', __( 'The format: json, text or html (a printable page).', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'consent-receipt', array(
			'reference'             => array( 'type' => 'string' ),
			'consent'               => array(
				'type'        => array( 'object', 'null' ),
				'description' => __( 'Null if the form showed no consent text.', 'hvac-blocks' ),
			),
			'verification'          => array(
				'type'        => array( 'object', 'null' ),
				'description' => __( 'The hash recomputed from the stored text.', 'hvac-blocks' ),
			),
			'marketing'             => array(
				'type'        => array( 'object', 'null' ),
				'description' => __( 'The choice about marketing. Null if the form did not ask.', 'hvac-blocks' ),
			),
			'marketingVerification' => array( 'type' => array( 'object', 'null' ) ),
			'marketingRevokedAt'    => array( 'type' => 'string' ),
			'unsubscribe'           => Schema::described( 'string', __( 'The person\'s unsubscribe link, for emails sent by other systems. Empty for users who can only view leads.', 'hvac-blocks' ) ),
			'revokedAt'             => Schema::described( 'string', __( 'Empty while the consent is in force.', 'hvac-blocks' ) ),
		) );
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response {
		$receipt = $this->receipt->of( $lead );

		if ( ! LeadAccess::manage() ) {
			// Anyone who opens the link withdraws the consent in the person's name.
			$receipt['unsubscribe'] = '';
		}

		$document = new ReceiptDocument( $receipt );

		return match ( $request->get_param( 'format' ) ) {
			'text'  => self::file( $document->text(), 'text/plain', "consent-$lead->reference.txt" ),
			'html'  => self::file( $document->html(), 'text/html', "consent-$lead->reference.html" ),
			default => new WP_REST_Response( $receipt ),
		};
	}

	private static function file( string $body, string $type, string $name ): WP_REST_Response {
		$response = new WP_REST_Response();

		// The server writes JSON unless a callback has written the body.
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served, mixed $result ) use ( $body, $response ): mixed {
				if ( $result !== $response ) {
					return $served;
				}

				echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- plain text, or HTML that is escaped where it is made; both are downloads.

				return true;
			},
			10,
			2
		);

		$response->header( 'Content-Type', "$type; charset=UTF-8" );
		$response->header( 'Content-Disposition', "attachment; filename=\"$name\"" );
		$response->header( 'X-Content-Type-Options', 'nosniff' );
		$response->header( 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'" );

		return $response;
	}
}
