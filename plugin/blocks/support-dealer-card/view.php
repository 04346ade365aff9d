<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\DealerSearchAddress;
use HvacBlocks\Dealers\DealerSearch\DealerSearchMessage;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, zip: string, answer: array{status: 'unasked'|'none'|'failed'}|array{status: 'known', dealer: array<string, mixed>},
	 *   cardConfig: array<string, mixed>, phone: array{text: string, href: string}, findMore: string,
	 *   texts: array{failed: string, failedHelp: string, retry: string, nobody: string, nobodyHelp: string, findMore: string}, ...,
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$message = match ( $props['answer']['status'] ) {
		'failed' => DealerSearchMessage::failed( $props['texts'], $props['phone'], ( new DealerSearchAddress( $props['zip'] ) )->here() ),
		'none' => DealerSearchMessage::nobody( $props['texts'], $props['zip'], $props['phone'], $props['findMore'] ),
		default => null,
	};
	?>
<section
	class="hvac-support-dealer-card__card" aria-labelledby="<?php echo esc_attr( "{$props['id']}-heading" ); ?>"
	<?php if ( 'unasked' === $props['answer']['status'] ) : ?>
		hidden
	<?php endif; ?>
>
	<<?php echo tag_escape( $heading ); ?> class="hvac-support-dealer-card__heading" id="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( 'known' === $props['answer']['status'] ) : ?>
		<?php $ui( 'dealers/dealer-card', DealerCard::props( "{$props['id']}-dealer", $props['answer']['dealer'], $props['cardConfig'] ) ); // @phpstan-ignore argument.type, argument.type (props.php makes them so)?>
	<?php endif; ?>
	<?php if ( null !== $message ) : ?>
		<?php $ui( 'controls/message', $message ); ?>
	<?php endif; ?>
</section>
<div class="hvac-support-dealer-card__waiting" aria-hidden="true">
	<span class="hvac-skeleton hvac-support-dealer-card__line"></span>
	<div class="hvac-dealer-card hvac-dealer-skeleton" aria-hidden="true">
		<span class="hvac-skeleton"></span>
		<span class="hvac-skeleton"></span>
		<span class="hvac-skeleton"></span>
		<span class="hvac-skeleton"></span>
		<span class="hvac-skeleton"></span>
	</div>
</div>
<?php
};
