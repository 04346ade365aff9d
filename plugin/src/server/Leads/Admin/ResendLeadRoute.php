<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Leads\Store\LedgerEvent;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /admin/leads/{reference}/resend`: mails the lead to another address, once and now, regardless of its deliveries, which stay as they are.
 * Responds like `GET`.
 */
final readonly class ResendLeadRoute extends OneLeadRoute {
	protected const STEP = '/resend';

	public function __construct( LeadRepository $leads, private MailLeadDestination $mail, private LeadLedger $ledger, private LeadPage $page ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return array(
			...LeadPage::args(),
			'email' => Schema::text( __( 'The email address to send the lead to.', 'hvac-blocks' ), 190, is_required: true ),
		);
	}

	public function schema(): array {
		return LeadPage::schema();
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$email = trim( self::text( $request, 'email' ) );

		if ( false === is_email( $email ) ) {
			$message = __( 'Enter one email address, such as dealer@example.com.', 'hvac-blocks' );

			return SaveError::invalid( 'hvac_blocks_bad_email', array( 'email' => $message ), $message, 400 );
		}

		if ( $lead->is_withdrawn() || $lead->is_test ) {
			return new WP_Error( 'hvac_blocks_not_to_be_sent', __( 'This lead can\'t be sent. Its consent was revoked, or it is a test lead.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$result = $this->mail->send_to( $lead, array( $email ) );
		$is_ok  = DeliveryOutcome::Delivered === $result->outcome;

		// The history outlives the lead, so it does not contain the visitor's own address.
		$this->ledger->note( $lead->id, $is_ok ? LedgerEvent::Resent : LedgerEvent::ResendFailed, Lead::email_key( $email ) === $lead->email() ? LedgerDetail::ToVisitor->value : $email, 'mail', get_current_user_id() );

		return $is_ok
			? new WP_REST_Response( $this->page->of( $lead, $request ) )
			: new WP_Error( 'hvac_blocks_not_sent', $result->detail, array( 'status' => 502 ) );
	}
}
