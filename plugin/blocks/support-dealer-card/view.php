<?php
/**
 * @var array{id: string, level: int, early: string, dealer: array<string, mixed>|null, frame: array<string, mixed>, ...} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerCard;

defined( 'ABSPATH' ) || exit;

$heading = "h{$props['level']}";
?>
<?php if ( '' !== $props['early'] ) : ?>
	<script><?php echo $props['early']; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant of props.php.?></script>
<?php endif; ?>
<section
	class="hvac-support-dealer-card__card" aria-labelledby="<?php echo esc_attr( "{$props['id']}-heading" ); ?>"
	<?php if ( null === $props['dealer'] ) : ?>
		hidden
	<?php endif; ?>
>
	<<?php echo tag_escape( $heading ); ?> class="hvac-support-dealer-card__heading" id="<?php echo esc_attr( "{$props['id']}-heading" ); ?>" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( null !== $props['dealer'] ) : ?>
		<?php $ui( 'dealer-card', DealerCard::props( "{$props['id']}-dealer", $props['dealer'], $props['frame'] ) ); // @phpstan-ignore argument.type, argument.type (props.php makes them so)?>
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
