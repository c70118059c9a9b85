/** The place of a trend that is coming. */
export const TrendSkeleton = () => <div className="skeleton card-trend-skeleton" />;
