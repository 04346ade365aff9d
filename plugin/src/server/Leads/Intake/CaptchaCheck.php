<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Asks the configured service whether a token belongs to a person on this site. Sends neither the lead nor the visitor's address. */
final readonly class CaptchaCheck {
	/** Answers that are about our keys or our request, not about the token. */
	private const OURS = array( 'missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch', 'bad-request', 'internal-error' );

	/** hCaptcha reports this host when it has many requests. */
	private const NOT_PROVIDED = 'not-provided';

	private const ANSWER = array(
		'type'       => 'object',
		'required'   => array( 'success' ),
		'properties' => array(
			'success'     => array( 'type' => 'boolean' ),
			'hostname'    => array( 'type' => 'string' ),
			'action'      => array( 'type' => 'string' ),
			'error-codes' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		),
	);

	public function __construct( private Settings $settings, private UpstreamClient $client ) {}

	/** @return LedgerDetail|null why the lead is suspicious */
	public function suspicion( Captcha $service, string $token ): ?LedgerDetail {
		if ( '' === $token ) {
			return LedgerDetail::NoCaptcha;
		}

		try {
			/** @var array{success: bool, hostname?: string, action?: string, "error-codes"?: list<string>} $answer */
			$answer = $this->client->send( self::request( $service, $this->settings, $token ) )->data;
		} catch ( UpstreamFailure ) {
			return LedgerDetail::NotChecked;
		}

		return match ( true ) {
			self::is_about_us( $answer )                                           => LedgerDetail::NotChecked,
			! $answer['success'] || Captcha::ACTION !== ( $answer['action'] ?? Captcha::ACTION ) => LedgerDetail::CaptchaFailed,
			! $this->is_ours( $answer['hostname'] ?? '' )                          => LedgerDetail::CaptchaElsewhere,
			default                                                                => null,
		};
	}

	/** The service answers once about each token: a second time, the token is invalid. */
	public static function request( Captcha $service, Settings $settings, string $token ): UpstreamRequest {
		return UpstreamRequest::form(
			$service->value,
			$service->url(),
			array(
				'secret'   => $service->secret( $settings ),
				'response' => $token,
			) + ( Captcha::HCaptcha === $service ? array( 'sitekey' => $service->site_key( $settings ) ) : array() ),
			schema: self::ANSWER
		);
	}

	/** @param array<array-key, mixed> $answer */
	public static function is_about_us( array $answer ): bool {
		return array() !== array_filter( self::OURS, static fn ( string $code ): bool => in_array( $code, (array) ( $answer['error-codes'] ?? array() ), true ) );
	}

	/** Whether the token was made on a page of this site; true if the service does not report the page. */
	private function is_ours( string $host ): bool {
		$hosts = array( (string) wp_parse_url( home_url(), PHP_URL_HOST ), ...array_keys( ( new FirstLanguage( $this->settings ) )->hosts() ) );
		$bare  = static fn ( string $name ): string => (string) preg_replace( '/^www\./', '', strtolower( $name ) );

		return in_array( $host, array( '', self::NOT_PROVIDED ), true ) || in_array( $bare( $host ), array_map( $bare, $hosts ), true );
	}
}
