<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use Closure;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Delivery\LeadDelivery;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\SelfTestState;
use HvacBlocks\Leads\Intake\SubmitLeadRoute;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a marked lead along the entire path of a real one, for an administrator who waits for the outcome: through the public route, into the database
 * and the queue, to the recipients in the settings. Then it is deleted. The visitor's confirmation is left out: the address does not exist.
 *
 * If the site cannot reach itself over HTTP, the route responds within this request.
 */
final readonly class SelfTestMail {
	/** Seconds for all destinations together. */
	private const PATIENCE = 30;

	/**
	 * @param Closure(): LeadDelivery    $delivery
	 * @param Closure(): SubmitLeadRoute $route
	 */
	public function __construct( private Settings $settings, private LeadRepository $leads, private DeliveryQueue $queue, private Closure $delivery, private Closure $route ) {}

	public function run(): SelfTestMailResult {
		$before    = SelfTestState::read();
		$post      = SelfTestPost::begin( $this->leads, $before );
		$answer    = $post->send();
		$problem   = $post->problem( $answer );
		$unreached = '';

		if ( $answer instanceof WP_Error ) {
			$unreached = $problem;
			$problem   = $post->problem( $this->submit_here( $post->json() ) );
		}

		$lead = $post->stored();
		( '' === $problem && '' === $unreached ? $before->arrived() : $before->begun( '' ) )->write();

		$result = new SelfTestMailResult( time(), self::fingerprint( $this->settings ), $unreached, $problem, null === $lead ? array() : $this->deliver( $lead ) );
		$result->write();

		return $result;
	}

	/** Identifies the recipients: changes with them. */
	public static function fingerprint( Settings $settings ): string {
		return md5( (string) wp_json_encode( array( $settings->string( 'leads_mail_to' ), $settings->value( 'leads_routes' ), $settings->string( 'leads_url' ), get_option( 'admin_email' ) ) ) );
	}

	private function submit_here( string $body ): int|WP_Error {
		$route   = ( $this->route )();
		$request = new WP_REST_Request( $route->method(), $route->path() );
		$request->set_attributes( array( 'args' => $route->args() ) );
		$request->set_body( $body );

		foreach ( SelfTestPost::headers( $body ) as $name => $value ) {
			$request->set_header( $name, $value );
		}

		$answer = $route->respond( $request );

		return $answer instanceof WP_REST_Response ? $answer->get_status() : $answer;
	}

	/** @return list<array{destination: string, to: string, delivered: bool, detail: string}> */
	private function deliver( Lead $lead ): array {
		$delivery     = ( $this->delivery )();
		$destinations = array_values( array_intersect( array( 'mail', 'http' ), $delivery->active() ) );
		$to           = array(
			'mail' => implode( ', ', ( new MailLeadDestination( $this->settings, new FormLibrary() ) )->recipients( $lead ) ),
			'http' => (string) wp_parse_url( $this->settings->string( 'leads_url' ), PHP_URL_HOST ),
		);

		try {
			if ( array() !== $destinations ) {
				$this->queue->add( $lead->id, ...$destinations );
				$delivery->run( self::PATIENCE, $lead->id );
			}

			return array_map(
				static fn ( array $state ): array => array(
					'destination' => $state['destination'],
					'to'          => $to[ $state['destination'] ] ?? '',
					'delivered'   => 'delivered' === $state['state'],
					'detail'      => $state['result'],
				),
				$this->queue->of( $lead->id )
			);
		} finally {
			$this->leads->forget( $lead->id );
		}
	}
}
