<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

defined( 'ABSPATH' ) || exit;

/**
 * The result of the last self-test for an administrator.
 *
 * @phpstan-type TrialDelivery array{destination: string, to: string, delivered: bool, detail: string}
 */
final readonly class SelfTestMailResult {
	public const OPTION = 'hvac_blocks_recipient_trial';

	/**
	 * @param int                 $at          the Unix time; 0 if there was none
	 * @param string              $fingerprint of the recipients at that time
	 * @param string              $unreached   why the site could not reach itself; empty if it could
	 * @param string              $problem     why the lead was not stored; empty if it was
	 * @param list<TrialDelivery> $deliveries
	 */
	public function __construct(
		public int $at = 0,
		public string $fingerprint = '',
		public string $unreached = '',
		public string $problem = '',
		public array $deliveries = array(),
	) {}

	public static function read(): self {
		$stored     = get_option( self::OPTION );
		$stored     = is_array( $stored ) ? $stored : array();
		$deliveries = array();
		$text       = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';

		foreach ( is_array( $stored['deliveries'] ?? null ) ? $stored['deliveries'] : array() as $one ) {
			if ( is_array( $one ) ) {
				$deliveries[] = array(
					'destination' => $text( $one['destination'] ?? '' ),
					'to'          => $text( $one['to'] ?? '' ),
					'delivered'   => true === ( $one['delivered'] ?? false ),
					'detail'      => $text( $one['detail'] ?? '' ),
				);
			}
		}

		return new self( is_int( $stored['at'] ?? null ) ? $stored['at'] : 0, $text( $stored['fingerprint'] ?? '' ), $text( $stored['unreached'] ?? '' ), $text( $stored['problem'] ?? '' ), $deliveries );
	}

	public function write(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	/** Whether every recipient has it. */
	public function has_arrived(): bool {
		return '' === $this->problem && array() !== $this->deliveries && ! in_array( false, array_column( $this->deliveries, 'delivered' ), true );
	}
}
